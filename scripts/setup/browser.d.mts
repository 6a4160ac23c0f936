export function browserOfMachine(): string | undefined
export function announceMissingBrowser(): void
