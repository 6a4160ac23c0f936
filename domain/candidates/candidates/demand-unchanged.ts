import { problem } from '#contract/problems.ts'

/** Fields that are not said are not compared. */
type Was<Part> = { readonly [Name in keyof Part]?: Part[Name] | undefined }

/**
 * Refuses a change of a part of the profile that is no longer as it was when its form was opened: the same person has
 * changed it in another tab. Programs that do not say how it was are not asked.
 */
export function demandUnchanged<Part extends object>(now: Part, was: Was<Part> | undefined) {
  const names = Object.keys(was ?? {}) as (keyof Part)[]
  if (names.some((name) => was?.[name] !== undefined && was[name] !== now[name]))
    throw problem('candidates.partChanged')
}
