/** Has the browser keep a file under this name. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A file name made of a title: what no system takes is left out. */
export const fileNameOf = (title: string, ending: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  const plain = title.replace(/[\u0000-\u001f<>:"/\\|?*]+/g, " ").replace(/\s+/g, " ");
  return `${
    plain
      .trim()
      .slice(0, 80)
      .replace(/[. ]+$/, "") || "saga"
  }.${ending}`;
};
