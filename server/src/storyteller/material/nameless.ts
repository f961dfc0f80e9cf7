/** Stands in the answers where somebody's name is to stay out, and what is told of them is not. */
export const nameless = "——";
