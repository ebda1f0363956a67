export { searchArea as searchedArea } from './search-places.ts';
