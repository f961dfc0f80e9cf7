const mark = /["“”„«»]/u;

/** Words between double quotation marks of any language. */
export const quoted = /["“”„«»][^"“”„«»]*["“”„«»]/gu;

/** Does a text hold a double quotation mark: a quotation, or an end of one? */
export const hasQuotationMark = (text: string): boolean => mark.test(text);
