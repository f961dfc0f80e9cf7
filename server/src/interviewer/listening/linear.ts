/** What is seen of something, by name; what is not named is 0. */
export type Seen = Readonly<Record<string, number>>;

/** A linear model as the training writes it: for each output what it starts from, and what each feature adds. */
export type Linear = { outputs: Readonly<Record<string, { from: number; adds: Seen }>> };

/** What a model says of something that was seen. */
export const scoreOf = ({ outputs }: Linear, { output, seen }: { output: string; seen: Seen }): number => {
  const { from = 0, adds = {} } = outputs[output] ?? {};
  return Object.entries(adds).reduce((sum, [name, weight]) => sum + weight * (seen[name] ?? 0), from);
};
