/** A row of the list of users: on narrow screens a block of lines, in which short cells share one. */
export const rowStyle =
  "border-b border-line last:border-0 @max-[62rem]:flex @max-[62rem]:flex-wrap @max-[62rem]:items-center @max-[62rem]:py-2 @max-[62rem]:[&>*]:py-1.5";

/** A cell with a line of its own on narrow screens. */
export const wholeLine = "@max-[62rem]:min-w-0 @max-[62rem]:basis-full";

/** A cell that takes what its line has left on narrow screens. */
export const restOfLine = "@max-[62rem]:min-w-0 @max-[62rem]:flex-1 @max-[62rem]:basis-36";
