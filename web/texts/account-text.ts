/** An account number whose last groups stay on one line, because people recognise their account by its last digits. */
export const accountText = (account: string) => account.replace(/ (?=\S+(?: \S+)?$)/g, '\u00a0')
