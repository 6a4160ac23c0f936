import { problem } from '#contract/problems.ts'

/** Omitted fields are not compared. */
type Was<Part> = { readonly [Name in keyof Part]?: Part[Name] | undefined }

/**
 * Refuses a change of a part of the profile that has changed since its form was opened, for example in another tab.
 * Clients that do not send the former state are not checked.
 */
export function requireUnchanged<Part extends object>(now: Part, was: Was<Part> | undefined) {
  const names = Object.keys(was ?? {}) as (keyof Part)[]
  if (names.some((name) => was?.[name] !== undefined && was[name] !== now[name]))
    throw problem('candidates.partChanged')
}
