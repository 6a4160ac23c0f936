import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { translate } from '#platform/texts.ts'

/** A validation problem of one field that can only be detected with stored data. */
export const invalid = (
  { language }: Caller,
  field: string,
  key: `fields.${string}`,
  values?: Readonly<Record<string, number>>,
) => problem('request.invalid', { count: 1 }, [{ field, message: translate(language, key, values) }])
