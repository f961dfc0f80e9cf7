import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { listed } from "#lib/format.ts";
import { givenName } from "#lib/given-name.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { ownLanguageNames } from "#lib/language-names.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { SetUpCard } from "./set-up-card.tsx";

/** What the first questions asked of whoever runs this server: name, language, and who is to be interviewed first. */
export function FirstInterviewCard() {
  const { user } = useSession();
  const { data: interviewees, error } = useQuery(intervieweesQuery(user?.id ?? ""));
  if (!user) return null;
  if (!interviewees)
    return error ? (
      <SetUpCard title={m.admin_you_and_the_first_interview()} state="missing">
        <p>{errorWords(error).advice}</p>
      </SetUpCard>
    ) : null;
  const name = givenName(user);
  const language = ownLanguageNames[user.language];
  const names = listed(interviewees.map((each) => each.name));
  const isInterviewer = user.role === "interviewer" || names !== "";
  const isReady = name !== null && (!isInterviewer || names !== "");
  return (
    <SetUpCard
      title={m.admin_you_and_the_first_interview()}
      state={isReady ? "works" : "missing"}
      attempt={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.settings()} variant="secondary">
            {m.admin_your_account()}
          </LinkButton>
          {isInterviewer && (
            <LinkButton to={paths.createProfile()} variant="secondary">
              {m.admin_add_somebody()}
            </LinkButton>
          )}
        </div>
      }
    >
      <p>
        {name
          ? m.admin_you_are_called({ name, language })
          : m.admin_you_have_not_said_your_name({ language })}
      </p>
      <p>
        {!isInterviewer
          ? m.admin_you_are_interviewed()
          : names
            ? m.admin_they_are_interviewed({ names })
            : m.admin_nobody_is_interviewed_yet()}
      </p>
    </SetUpCard>
  );
}
