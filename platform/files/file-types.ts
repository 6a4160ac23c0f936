/** A type of file that candidates may hand in. No SVG and no HTML, because both can run scripts. */
export interface FileType {
  readonly type: string
  /** Its extensions: ours first, then others that people use. */
  readonly extensions: readonly [string, ...string[]]
  /** The name that people know it by. */
  readonly word: string
}

export const webp: FileType = { type: 'image/webp', extensions: ['webp'], word: 'WebP' }

export const fileTypes: readonly FileType[] = [
  { type: 'application/pdf', extensions: ['pdf'], word: 'PDF' },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], word: 'JPG' },
  { type: 'image/png', extensions: ['png'], word: 'PNG' },
  webp,
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    word: 'Word',
  },
  { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'], word: 'Excel' },
]
