import type { ReactNode } from "react";
import { PageHeading } from "#ui/page-heading.tsx";

type Part = { heading: string; body: readonly ReactNode[] };

type Props = { title: string; intro: string; parts: readonly Part[] };

/** A page of plain text with headings. */
export function ReadingPage({ title, intro, parts }: Props) {
  return (
    <article className="wrap max-w-[46rem] py-10">
      <PageHeading title={title}>{title}</PageHeading>
      <p className="mt-4 text-l text-ink-soft">{intro}</p>
      {parts.map(({ heading, body }) => (
        <section key={heading} className="mt-8 grid gap-4">
          <h2 className="text-xl">{heading}</h2>
          {body.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
            <p key={index}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
