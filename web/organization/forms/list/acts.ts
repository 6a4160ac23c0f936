export type Act = 'duplicate' | 'term' | 'template' | 'extend' | 'close' | 'archive' | 'restore' | 'remove'

/** The texts of each act: title, effect, button, and the message afterwards. */
export const actTexts = {
  duplicate: ['act.duplicate.title', 'act.duplicate.detail', 'act.duplicate', 'act.duplicate.done'],
  // No message: the copy opens with its publish dialog.
  term: ['act.term.title', 'act.term.detail', 'act.term.confirm', undefined],
  template: ['act.template.title', 'act.template.detail', 'act.template', 'act.template.done'],
  // No message: a dialog shows the new deadline.
  extend: ['act.extend.title', 'act.extend.detail', 'act.extend', undefined],
  close: ['act.close.title', 'act.close.detail', 'act.close', 'act.close.done'],
  archive: ['act.archive.title', 'act.archive.detail', 'act.archive', 'act.archive.done'],
  restore: ['act.restore.title', 'act.restore.detail', 'act.restore', 'act.restore.done'],
  remove: ['act.remove.title', 'act.remove.detail', 'act.remove', 'act.remove.done'],
} as const satisfies Record<Act, readonly [string, string, string, string | undefined]>
