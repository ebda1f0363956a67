/**
 * The client id of an anonymous draft (G30): long, random, made by the client and safe in addresses. It opens one
 * draft only and dies when the draft is claimed; the server keeps nothing but its hash.
 */
export const clientIdForm = /^[A-Za-z0-9_-]{20,64}$/;
