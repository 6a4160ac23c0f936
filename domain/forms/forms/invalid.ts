import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { translate } from '#platform/texts.ts'

/** A validation problem for one field that only stored data shows to be wrong. */
export const invalid = (
  { language }: Caller,
  field: string,
  key: `fields.${string}`,
  values?: Readonly<Record<string, number>>,
) => problem('request.invalid', { count: 1 }, [{ field, message: translate(language, key, values) }])
