import { createContext } from 'react';

/** Where what hangs at a control is drawn: in the modal around it, since that lies over the page; else on the page. */
export const ModalHost = createContext<HTMLElement | undefined>(undefined);
