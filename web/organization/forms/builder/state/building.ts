import type { Form } from '#contract/forms/company-forms.ts'
import type { FormContent, FormPart } from '#contract/forms/form-content.ts'
import { formParts } from '#contract/forms/form-facts.ts'
import type { FieldError } from '#contract/problems.ts'
import { isSame } from './is-same.ts'

// The builder's state and its transitions. Pure functions: `saving.ts` talks to the server and the browser's storage.

export type Parts = { readonly [P in FormPart]?: FormContent[P] }

/** A part that was changed both here and by a colleague. */
interface Conflict {
  readonly theirs: FormContent
  readonly version: number
  readonly by: string | null
  readonly at: string
}

/**
 * Why saving fails. network: retried automatically. invalid: waits for another change. stopped: nothing can be saved
 * any more.
 */
export type Trouble =
  | { readonly kind: 'network' }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'stopped'; readonly title: string; readonly detail: string }

export interface Building {
  readonly content: FormContent
  /** The form as the server last sent it; the screen may show newer content. */
  readonly form: Form
  /** The version that each part on the screen is based on. */
  readonly bases: Readonly<Record<FormPart, number>>
  /** Changed parts that are not being sent yet, in the order of their change. */
  readonly waiting: readonly FormPart[]
  readonly sending: Parts | null
  readonly conflicts: { readonly [P in FormPart]?: Conflict }
  readonly trouble: Trouble | null
  /** Parts that a colleague changed while this page was open, adopted without a conflict. */
  readonly news: { readonly by: string | null; readonly at: string; readonly parts: readonly FormPart[] } | null
}

export function open(form: Form): Building {
  return {
    content: form.content,
    form,
    bases: everyPart(() => form.version),
    waiting: [],
    sending: null,
    conflicts: {},
    trouble: null,
    news: null,
  }
}

export function change<P extends FormPart>(state: Building, part: P, value: FormContent[P]): Building {
  if (isSame(state.content[part], value)) return state
  const waiting = state.waiting.includes(part) ? state.waiting : [...state.waiting, part]
  const trouble = state.trouble?.kind === 'invalid' ? null : state.trouble
  return { ...state, content: { ...state.content, [part]: value }, waiting, trouble }
}

export const isUnsaved = (state: Building) => state.waiting.length > 0 || state.sending !== null

/** The next save. A request names one version, so it only takes parts based on the same version. */
export function nextSave(state: Building): { version: number; parts: Parts } | null {
  const [first, ...others] = state.waiting.filter((part) => !state.conflicts[part])
  if (!first || state.sending || (state.trouble && state.trouble.kind !== 'network')) return null
  const version = state.bases[first]
  const parts = [first, ...others.filter((part) => state.bases[part] === version)]
  return { version, parts: pick(state.content, parts) }
}

export function sent(state: Building, parts: Parts): Building {
  return { ...state, sending: parts, waiting: state.waiting.filter((part) => !(part in parts)) }
}

type Saved = Pick<Form, 'version' | 'updatedAt' | 'hasChanges' | 'checklist'>

/**
 * `skipped`: the answer's version is not the next one, so a colleague saved in between and the form must be read again.
 */
export function saved(state: Building, answer: Saved): { state: Building; skipped: boolean } {
  const known = state.form.version
  const skipped = answer.version > known + 1
  const under = state.sending ?? {}
  const bases = everyPart((part) => {
    if (part in under) return answer.version
    return !skipped && state.bases[part] === known ? answer.version : state.bases[part]
  })
  // Other parts keep their old base version until the form is read again.
  const can = { ...state.form.can, publish: state.form.can.publish || isPublishable(state.form, answer) }
  const form = { ...state.form, ...answer, can, title: state.content.basics.title }
  return { state: { ...state, form, bases, sending: null, trouble: null }, skipped }
}

/** A published form becomes publishable again once it has changes. */
const isPublishable = ({ state, can }: Form, { hasChanges }: Saved) => can.edit && state === 'Published' && hasChanges

/** The save failed: its parts are queued again, before parts that were changed since. */
export function unsent(state: Building, trouble: Trouble): Building {
  const back = formParts.filter((part) => part in (state.sending ?? {}))
  return { ...state, sending: null, waiting: [...new Set([...back, ...state.waiting])], trouble }
}

/** Takes the server's content for all parts without local changes. */
export function adopt(state: Building, form: Form): Building {
  const mine = (part: FormPart) => isHeld(state, part)
  const parts = formParts.filter((part) => !mine(part) && !isSame(state.content[part], form.content[part]))
  return {
    ...state,
    form,
    content: { ...form.content, ...pick(state.content, formParts.filter(mine)) },
    bases: everyPart((part) => (mine(part) ? state.bases[part] : form.version)),
    news: parts.length > 0 ? { by: form.updatedBy, at: form.updatedAt, parts } : state.news,
  }
}

/** The form after this member extended it: the new deadline, result date and quota are not reported as news. */
export function adoptExtended(state: Building, form: Form): Building {
  const { dates, basics } = state.content
  const { closesAt, resultAt } = form.content.dates
  const extended = {
    ...(!isHeld(state, 'dates') && { dates: { ...dates, closesAt, resultAt } }),
    ...(!isHeld(state, 'basics') && { basics: { ...basics, quota: form.content.basics.quota } }),
  }
  return adopt({ ...state, content: { ...state.content, ...extended } }, form)
}

type Newer = { readonly updatedAt: string; readonly updatedBy: string | null; readonly parts: readonly string[] }

/**
 * The server answered 409 and saved nothing: parts that a colleague changed wait for a decision, the others are sent
 * again.
 */
export function refused(state: Building, newer: Newer, form: Form): Building {
  const back = unsent(state, { kind: 'network' })
  const differing = formParts.filter(
    (part) => newer.parts.includes(part) && isHeld(back, part) && !isSame(back.content[part], form.content[part]),
  )
  const equal = newer.parts.filter((part) => !differing.some((other) => other === part))
  const conflict = { theirs: form.content, version: form.version, by: newer.updatedBy, at: newer.updatedAt }
  const held: Building = {
    ...back,
    trouble: null,
    waiting: back.waiting.filter((part) => !equal.includes(part)),
    conflicts: { ...back.conflicts, ...Object.fromEntries(differing.map((part) => [part, conflict])) },
  }
  return adopt(held, form)
}

export function takeTheirs(state: Building, part: FormPart): Building {
  const { [part]: conflict, ...conflicts } = state.conflicts
  if (!conflict) return state
  return {
    ...state,
    conflicts,
    content: { ...state.content, [part]: conflict.theirs[part] },
    bases: { ...state.bases, [part]: conflict.version },
    waiting: state.waiting.filter((other) => other !== part),
  }
}

export function keepMine(state: Building, part: FormPart): Building {
  const { [part]: conflict, ...conflicts } = state.conflicts
  if (!conflict) return state
  const waiting = state.waiting.includes(part) ? state.waiting : [...state.waiting, part]
  return { ...state, conflicts, waiting, bases: { ...state.bases, [part]: conflict.version } }
}

/** The unsaved parts with the version each is based on; kept in the browser until they are saved. */
export interface Kept {
  readonly parts: Parts
  readonly bases: { readonly [P in FormPart]?: number }
}

export function toKeep(state: Building): Kept | null {
  const held = formParts.filter((part) => isHeld(state, part))
  if (held.length === 0) return null
  return {
    parts: pick(state.content, held),
    bases: Object.fromEntries(held.map((part) => [part, state.bases[part]])),
  }
}

/** Restores unsaved parts after a reload, and queues them for saving. */
export function restore(state: Building, kept: Kept): Building {
  const parts = formParts.filter((part) => part in kept.parts && !isSame(kept.parts[part], state.content[part]))
  return {
    ...state,
    content: { ...state.content, ...pick({ ...state.content, ...kept.parts }, parts) },
    bases: everyPart((part) => (parts.includes(part) ? (kept.bases[part] ?? state.bases[part]) : state.bases[part])),
    waiting: parts,
  }
}

const isHeld = (state: Building, part: FormPart) =>
  state.waiting.includes(part) || part in (state.sending ?? {}) || state.conflicts[part] !== undefined

const everyPart = <T>(of: (part: FormPart) => T) =>
  Object.fromEntries(formParts.map((part) => [part, of(part)])) as Record<FormPart, T>

const pick = (content: FormContent, parts: readonly FormPart[]): Parts =>
  Object.fromEntries(parts.map((part) => [part, content[part]]))
