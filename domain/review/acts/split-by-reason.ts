interface Alike<Reason> {
  /** Null for what the act changes. */
  readonly reason: Reason | null
  readonly ids: readonly string[]
}

interface RefusedFor<Reason> {
  reason: Reason
  count: number
  sample: { id: string; name: string }[]
}

/** Splits groups with the same refusal reason into what an act changes and what it refuses, with some names each. */
export async function splitByReason<Reason>(
  groups: readonly Alike<Reason>[],
  sampled: number,
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
) {
  const accepted = groups.find(({ reason }) => reason === null)?.ids ?? []
  const left = groups.flatMap(({ reason, ids }) => (reason === null ? [] : [{ reason, ids }]))
  const names = await namesOf(left.flatMap(({ ids }) => ids.slice(0, sampled)))
  const refused: RefusedFor<Reason>[] = left.map(({ reason, ids }) => ({
    reason,
    count: ids.length,
    sample: ids.slice(0, sampled).map((id) => ({ id, name: names.get(id) ?? '' })),
  }))
  return { accepted, refused }
}
