import type { Page } from "@playwright/test";

/** Smallest text and smallest target, in CSS pixels at the default text size. */
const smallest = { text: 18, target: 44 };

/** What is wrong with the sizes on the screen: sideways scrolling, text too small, words cut in two, targets too small. */
export const sizeFaults = (page: Page): Promise<string[]> =>
  page.evaluate((limits) => {
    const seen = (element: Element) => {
      const box = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      return isShown && box.width > 1 && box.height > 1;
    };
    /** Squeezed to nothing in its place, its letters stand one below the other. */
    const isSqueezed = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height > 1 && getComputedStyle(element).overflow === "visible";
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;

    /** The innermost element that reaches furthest to the right. */
    const widestIn = (outer: Element) =>
      [...outer.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > outer.clientWidth + 1)
        .at(-1);

    const sideways = [document.documentElement, ...document.querySelectorAll("body *")]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const scrolls = element === document.documentElement || /auto|scroll/.test(overflowX);
        return scrolls && element.scrollWidth > element.clientWidth + 1 && seen(element);
      })
      .map(
        (element) =>
          `scrolls sideways by ${element.scrollWidth - element.clientWidth}: ${nameOf(widestIn(element) ?? element)}`,
      );

    const small = new Set<string>();
    const cut = new Set<string>();
    const noteCutWords = (node: Node, parent: Element) => {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(
        /(?<![\p{L}\p{N}_])[\p{L}\p{N}_]{2,10}(?![\p{L}\p{N}_])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.add(`"${word}" cut in two: ${nameOf(parent)}`);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (isSqueezed(parent)) cut.add(`no room for ${nameOf(parent)}`);
      if (!seen(parent)) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < limits.text - 0.01) small.add(`text of ${size}px: ${nameOf(parent)}`);
      noteCutWords(node, parent);
    }

    const isInline = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const targets = [
      ...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]"),
    ]
      .filter((element) => !element.matches("[data-sentence]") && !isInline(element))
      .map((element) =>
        element.matches("[type=radio], [type=checkbox]") ? (element.closest("label") ?? element) : element,
      )
      .filter(seen)
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (width >= limits.target - 0.5 && height >= limits.target - 0.5) return [];
        return [`target of ${Math.round(width)}x${Math.round(height)}: ${nameOf(element)}`];
      });
    return [...sideways, ...small, ...cut, ...targets];
  }, smallest);

/** What is wrong with the three parts of an interview: header on top, dock of two fifths at most, the question between them. */
export const roomFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const seen = window.visualViewport;
    const height = seen?.height ?? window.innerHeight;
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [header, room] = [boxOf("header"), boxOf("[data-room]")];
    const [dock, question] = [boxOf("[data-dock]"), boxOf("[data-question]")];
    if (!header || !room || !dock || !question) return ["header, dock or question is not there"];
    if (Math.abs(header.top - (seen?.offsetTop ?? 0)) > 1) faults.push(`header at ${header.top}`);
    if (dock.height > height * 0.4 + 1) faults.push(`dock of ${dock.height} in a window of ${height}`);
    if (Math.abs(dock.bottom - (seen?.offsetTop ?? 0) - height) > 1)
      faults.push(`dock ends at ${dock.bottom}`);
    const pill = boxOf("[data-pill]");
    const end = Math.min(dock.top, pill?.height ? pill.top : dock.top);
    const shown = Math.min(question.bottom, end) - Math.max(question.top, room.top);
    const high = end - room.top;
    // A question that is higher than the room begins at its top.
    if (shown < Math.min(question.height, high - 16) - 1) {
      faults.push(`question from ${question.top} to ${question.bottom} between ${room.top} and ${end}`);
    }
    return faults;
  });

/** Names of what lies over or under a toast among these parts of the screen. */
export const underToasts = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((parts) => {
    const toasts = [...document.querySelectorAll("[data-tone]")].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return [...document.querySelectorAll(parts)]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return toasts.some(
          ({ top, bottom, left, right }) =>
            top < box.bottom && bottom > box.top && left < box.right && right > box.left,
        );
      })
      .map((part) => (part.textContent ?? "").slice(0, 40));
  }, selector);
