import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { FormType, WorkKind, WorkPlace } from '#contract/forms/form-content.ts'
import { type countAdvertisements as call, ListingState } from '#contract/listings/listings.ts'
import { listLevels } from '#domain/ground/reference/list-levels.ts'
import { translate } from '#platform/texts.ts'
import { type Choice, countChoices } from './count-choices.ts'
import { countInCopy } from './in-memory/count-in-copy.ts'
import { heldCopy } from './in-memory/listing-memory.ts'
import { largestChoices } from './largest-choices.ts'
import { searchFor } from './search-for.ts'

export async function countAdvertisements(
  caller: Caller,
  { search, ...filters }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { language } = caller
  // Uses the same corrected words as the list of the same search; choices are counted in the chosen state.
  const { found: counts } = await searchFor(
    search,
    { ...filters, isRanked: true },
    async ({ besides: _besides, ...narrowed }) => {
      const copy = narrowed.words ? undefined : await heldCopy()
      return copy ? countInCopy(copy, narrowed) : countChoices(narrowed)
    },
  )
  const [level, largest] = await Promise.all([levelNames(caller), largestChoices(counts, filters, language)])
  const fixed = (choice: Choice, values: readonly string[], nameOf: (value: string) => string) =>
    values.map((value) => ({ value, name: nameOf(value), count: counts.of(choice).get(value) ?? 0 }))
  return {
    total: counts.total,
    isMore: counts.isMore,
    atLeast: counts.atLeast,
    type: fixed('type', FormType.options, (type) => translate(language, 'listings.type', { type })),
    level: fixed('level', [...level.keys()], (code) => level.get(code) ?? code),
    workPlace: fixed('workPlace', WorkPlace.options, (place) => translate(language, 'listings.workPlace', { place })),
    workKind: fixed('workKind', WorkKind.options, (kind) => translate(language, 'listings.workKind', { kind })),
    state: fixed('state', ListingState.options, (state) => translate(language, 'listings.state', { state })),
    ...largest,
  }
}

async function levelNames(caller: Caller): Promise<ReadonlyMap<string, string>> {
  const held = (await heldCopy())?.names.level[caller.language]
  return held ?? new Map((await listLevels(caller)).items.map(({ code, name }) => [code, name]))
}
