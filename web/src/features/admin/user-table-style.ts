/** A row of the list of users: on narrow screens a block of lines. */
export const rowStyle =
  "border-b border-line last:border-0 @max-[62rem]:grid @max-[62rem]:grid-cols-1 @max-[62rem]:py-2 @max-[62rem]:[&>*]:py-1.5";
