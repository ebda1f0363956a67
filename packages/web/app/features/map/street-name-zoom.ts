/** From here the map names streets. */
export const streetNameZoom = 13.5;
/** From here it names the numbers of houses. */
export const numberZoom = 16.5;
