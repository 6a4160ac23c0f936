export type Act = 'duplicate' | 'term' | 'template' | 'extend' | 'close' | 'archive' | 'restore' | 'remove'

/** The texts of each act: title, what will happen, the button, and what is said once it is done. */
export const actTexts = {
  duplicate: ['act.duplicate.title', 'act.duplicate.detail', 'act.duplicate', 'act.duplicate.done'],
  // The publish dialog of the copy opens and says the rest.
  term: ['act.term.title', 'act.term.detail', 'act.term.confirm', undefined],
  template: ['act.template.title', 'act.template.detail', 'act.template', 'act.template.done'],
  // Told in a dialog, with the new deadline.
  extend: ['act.extend.title', 'act.extend.detail', 'act.extend', undefined],
  close: ['act.close.title', 'act.close.detail', 'act.close', 'act.close.done'],
  archive: ['act.archive.title', 'act.archive.detail', 'act.archive', 'act.archive.done'],
  restore: ['act.restore.title', 'act.restore.detail', 'act.restore', 'act.restore.done'],
  remove: ['act.remove.title', 'act.remove.detail', 'act.remove', 'act.remove.done'],
} as const satisfies Record<Act, readonly [string, string, string, string | undefined]>
