import { showWarning } from '../dialogs/dialogs.ts'
import { beginWork } from '../loading/pending-work.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import type { useTexts } from '../texts/texts.tsx'

/** The longest wait for unsent input at sign-out, in milliseconds. */
const longestWait = 8000

/** Signs out if everything of the candidate is on the server; otherwise asks first. */
export async function leaveWithUnsent(
  candidateId: string,
  t: ReturnType<typeof useTexts<'common'>>,
  leave: () => Promise<void>,
) {
  const { answers, files } = await unsentOf(candidateId)
  if (answers + files === 0) return leave()
  const title = files === 0 ? titles.answers : answers === 0 ? titles.files : titles.both
  const details = [
    answers > 0 && t('shell.signOut.unsent.detail', { count: answers }),
    files > 0 && t('shell.signOut.files.detail', { count: files }),
  ]
  showWarning({
    title: t(title),
    detail: details.filter(Boolean).join(' '),
    confirmBtnText: t('shell.signOut.unsent.confirm'),
    cancelBtnText: t('shell.signOut.unsent.stay'),
    onClickConfirmBtn: async () => {
      if (files > 0) await dropFiles()
      await leave()
    },
  })
}

const titles = {
  answers: 'shell.signOut.unsent.title',
  files: 'shell.signOut.files.title',
  both: 'shell.signOut.both.title',
} as const

/** Data that exists only in this browser, after one more attempt to send the answers. */
async function unsentOf(candidateId: string) {
  const work = beginWork({})
  work.failed('slow')
  try {
    const [answers, files] = await Promise.all([unsentAnswers(candidateId), unfinishedFiles(candidateId)])
    return { answers, files }
  } finally {
    work.end()
  }
}

async function unsentAnswers(candidateId: string): Promise<number> {
  const { countUnsaved, sendUnsaved } = await import('../unsaved/send-unsaved.ts')
  const late = new Promise<number>((go) => setTimeout(() => go(countUnsaved(candidateId)), longestWait))
  return Promise.race([sendUnsaved(candidateId), late])
}

async function unfinishedFiles(owner: string): Promise<number> {
  const { countUnfinished } = await import('../uploads/uploads-here.ts')
  return countUnfinished(owner)
}

async function dropFiles() {
  // A named import: the whole module would bring its schemas to every page.
  const { readSession } = await import('#contract/accounts/accounts.ts')
  const { dropUnfinished } = await import('../uploads/uploads-here.ts')
  // Reads the session first, which fails without a server: dropped data cannot be restored.
  const { myId } = await askInBrowser(readSession, {})
  await dropUnfinished(myId)
}
