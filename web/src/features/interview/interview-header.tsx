import { Link } from "react-router";
import { isTelling, wayHome } from "#lib/telling.ts";
import { m } from "#messages";
import { MarkedText } from "#ui/marked-text.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";

type Props = {
  title: string;
  progress: number;
  /** Whose interview it is. */
  name: string | null;
};

/** In a low window the bar lies on the header's lower edge and leaves its row to the two lines beside the number. */
const onTheEdge =
  "@min-[16rem]:@max-wide:low:[&>div]:absolute @min-[16rem]:@max-wide:low:[&>div]:inset-x-4 @min-[16rem]:@max-wide:low:[&>div]:-bottom-1 @min-[16rem]:@max-wide:low:[&>div]:h-2";

/** The interview's own header: the way home, what is being told, and how far it has come. Nothing to distract. */
export function InterviewHeader({ title, progress, name }: Props) {
  return (
    <header className="@container relative z-1 flex-none border-b border-line bg-surface">
      <div className="wrap grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[12px] gap-y-1 py-2 low:py-1 @min-[16rem]:low:grid-cols-[auto_minmax(0,1fr)_auto] @wide:grid-cols-[auto_minmax(0,1fr)_20rem] @wide:gap-x-6 @wide:py-3 @wide:low:grid-cols-[auto_minmax(0,1fr)_20rem]">
        <Link
          to={wayHome()}
          aria-label={
            isTelling() ? m.interview_saga_back_to_the_beginning() : m.interview_saga_to_the_dashboard()
          }
          className="grid min-h-[48px] min-w-[48px] place-items-center"
        >
          <RingsMark size={40} />
        </Link>
        <div>
          {name && (
            <p className="truncate text-s font-semibold text-ink-mute @max-[21rem]:low:sr-only">
              <MarkedText parts={m.interview_names_interview.parts({ name })} />
            </p>
          )}
          <PageHeading
            title={title}
            className="text-[1.2rem] low:text-s low:leading-tight @wide:text-[1.45rem]"
          >
            {title}
          </PageHeading>
        </div>
        <ProgressBar
          percent={progress}
          label={m.interview_progress_of_the_interview()}
          className={`col-span-2 @min-[16rem]:low:col-span-1 @wide:col-span-1 ${onTheEdge}`}
        />
      </div>
    </header>
  );
}
