// Remembers the navigation between a list and its applications, to restore the focus. In memory of this tab; a reload
// clears it.

let opened: string | undefined
let isFromList = false

/** Notes an opened application: on return to the list its row takes the focus. */
export function noteOpened(appId: string) {
  opened = appId
}

/** The application that was open before the list; cleared by reading. */
export function takeOpened(): string | undefined {
  const appId = opened
  opened = undefined
  return appId
}

/** Notes that the list was left, by any link. */
export function noteListLeft() {
  isFromList = true
}

/** Whether the previous page was the list; cleared by reading. */
export function takeFromList(): boolean {
  const answer = isFromList
  isFromList = false
  return answer
}
