/** What the browser of somebody holds who has chosen to write. Pages without an address keep nothing. */
export const preferWriting = () => {
  try {
    if (localStorage.getItem("input-mode") === null) localStorage.setItem("input-mode", "text");
  } catch {}
};
