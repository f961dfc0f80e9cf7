/** What each life of a story is headed by: the name of who told it; two of one name are counted, "Mary Penrose (1)". */
export const headsOf = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const isShared = names.some((other, index) => other === name && index !== at);
    const count = names.slice(0, at + 1).filter((other) => other === name).length;
    return isShared ? `${name} (${count})` : name;
  });
