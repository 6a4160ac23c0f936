import { fold } from './turkish.ts'

/** The folded initials that a name is known by: `odtu` of Orta Doğu Teknik Üniversitesi. Small words do not count. */
export const initialsOf = (name: string): string =>
  fold(name)
    .split(/[\s-]+/)
    .filter((word) => !/^(?:ve|and|of|the)$/.test(word))
    .map((word) => word.charAt(0))
    .join('')
