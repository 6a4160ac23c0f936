import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { translate } from '#platform/texts.ts'

/** One field that only what is stored can show to be wrong, said as the schema would. */
export const invalid = (
  { language }: Caller,
  field: string,
  key: `fields.${string}`,
  values?: Readonly<Record<string, number>>,
) => problem('request.invalid', { count: 1 }, [{ field, message: translate(language, key, values) }])
