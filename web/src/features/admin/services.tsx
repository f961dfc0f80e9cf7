import type { ModelService } from "@saga/contract/models";
import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { troubleWords } from "#lib/model-words.ts";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { servicesQuery } from "./admin.api.ts";

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });

const stateOf = ({ last, is_resting }: ModelService): string => {
  if (last === null) return "Not asked yet.";
  if (last.outcome === "ok") return `Answered last on ${timeOf(last.at)}.`;
  const rest = is_resting ? " Saga leaves it alone for a minute and asks in prepared words." : "";
  return `${troubleWords(last.outcome)} (${timeOf(last.at)})${rest}`;
};

function ServiceCard({ service }: { service: ModelService }) {
  const isWell = service.last === null || service.last.outcome === "ok";
  return (
    <Card as="li" className="grid gap-1">
      <p className="text-l font-semibold">{service.label}</p>
      <p className={isWell ? "text-ink-soft" : "font-semibold text-record"}>{stateOf(service)}</p>
      <p className="text-ink-soft">
        {service.is_outside
          ? "Outside the house: only words of people who agreed are sent there."
          : "In the house: words stay with you."}
      </p>
    </Card>
  );
}

/** The AI services of this server and how they do. */
export function Services() {
  const { data, isPending, isError, error, refetch } = useQuery(servicesQuery);
  return (
    <section aria-labelledby="services" className="grid gap-4">
      <h2 id="services" className="text-2xl">
        AI services
      </h2>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            Loading services...
          </p>
          <Skeleton className="h-32 rounded-l" />
        </>
      )}
      {isError && (
        <Notice tone="failed" title="The services could not be loaded" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data?.services.length === 0 && (
        <Notice tone="empty" title="No AI service is configured">
          <p className="[overflow-wrap:anywhere]">
            Saga asks with its own interviewer, and nothing leaves the house. Set OPENAI_API_KEY,
            ANTHROPIC_API_KEY or OPENAI_BASE_URL on the server to have questions worded by a model.
          </p>
        </Notice>
      )}
      {data && data.services.length > 0 && (
        <>
          <ul className="grid list-none gap-4 p-0 @wide:grid-cols-2">
            {data.services.map((service) => (
              <ServiceCard key={service.name} service={service} />
            ))}
          </ul>
          <p className="text-ink-soft">
            Today's cost: ${data.spent_today_usd.toFixed(2)} of ${data.limits.day_usd.toFixed(2)} for
            everybody, and at most ${data.limits.person_usd.toFixed(2)} for one account. When a limit is
            reached, Saga goes on with its own interviewer until the next day.
          </p>
        </>
      )}
    </section>
  );
}
