export type Act = 'duplicate' | 'template' | 'extend' | 'close' | 'archive' | 'restore' | 'remove'

/** The texts of each act: title, what will happen, and the button. */
export const actTexts = {
  duplicate: ['act.duplicate.title', 'act.duplicate.detail', 'act.duplicate'],
  template: ['act.template.title', 'act.template.detail', 'act.template'],
  extend: ['act.extend.title', 'act.extend.detail', 'act.extend'],
  close: ['act.close.title', 'act.close.detail', 'act.close'],
  archive: ['act.archive.title', 'act.archive.detail', 'act.archive'],
  restore: ['act.restore.title', 'act.restore.detail', 'act.restore'],
  remove: ['act.remove.title', 'act.remove.detail', 'act.remove'],
} as const satisfies Record<Act, readonly [string, string, string]>
