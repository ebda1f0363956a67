import { configure } from '@testing-library/react';

// Parts that load late come in their own time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
