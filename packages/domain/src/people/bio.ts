/** Characters of the text about oneself, which the account and the rental profile share. */
export const maxBioLength = 2000;
