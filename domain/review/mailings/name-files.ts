/** What an e-mail says of the attachments of its message: their number, and a list of their names. */
export const nameFiles = (files: readonly { readonly name: string }[]) =>
  files.length > 0 ? { files: files.length, lines: files.map(({ name }) => name).join('\n') } : {}
