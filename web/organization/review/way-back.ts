// The way between a list and one of its applications, for the focus. Of this tab alone: after a new load it begins anew.

let opened: string | undefined
let isFromList = false

/** An application is open: on the way back its row gets the focus again. */
export function noteOpened(appId: string) {
  opened = appId
}

/** The application that was open before the list; asked for once. */
export function takeOpened(): string | undefined {
  const appId = opened
  opened = undefined
  return appId
}

/** The list is left, by whatever link. */
export function noteListLeft() {
  isFromList = true
}

/** Whether somebody came from the list just now; asked for once. */
export function takeFromList(): boolean {
  const answer = isFromList
  isFromList = false
  return answer
}
