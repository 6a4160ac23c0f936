import { showWarning } from '../dialogs/dialogs.ts'
import { beginEffort } from '../loading/efforts.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { sessionNow } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { leaveSession } from './enter-and-leave.ts'

/** As long as anybody waits at a door. */
const patience = 8000

/**
 * The way out. What was typed in this browser is sent first; where that does not work, or where a file is still on its
 * way, its owner decides: afterwards nothing of it is here any more, for the next one at a shared computer.
 */
export function useSignOut() {
  const t = useTexts('common')
  return async (then: () => void, everywhere = false) => {
    const leave = async () => {
      await leaveSession(everywhere)
      then()
    }
    const { answers, files } = await unsent()
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
}

const titles = {
  answers: 'shell.signOut.unsent.title',
  files: 'shell.signOut.files.title',
  both: 'shell.signOut.both.title',
} as const

const nothing = { answers: 0, files: 0 }

/** What is only in this browser, after another try to send what was typed. */
async function unsent() {
  const who = sessionNow()
  if (!who || who.isCompany) return nothing
  const effort = beginEffort({})
  effort.failed('slow')
  try {
    const [answers, files] = await Promise.all([unsentAnswers(who.myId), unfinishedFiles(who.myId)])
    return { answers, files }
  } finally {
    effort.end()
  }
}

async function unsentAnswers(candidateId: string): Promise<number> {
  const { countLeftovers, sendLeftovers } = await import('../unsaved/send-leftovers.ts')
  const late = new Promise<number>((go) => setTimeout(() => go(countLeftovers(candidateId)), patience))
  return Promise.race([sendLeftovers(candidateId), late])
}

async function unfinishedFiles(owner: string): Promise<number> {
  const { countUnfinished } = await import('../uploads/uploads-here.ts')
  return countUnfinished(owner)
}

async function dropFiles() {
  // Each taken apart where it is imported: all of a contract module at once would bring its schemas to every page.
  const { readSession } = await import('#contract/accounts/accounts.ts')
  const { dropUnfinished } = await import('../uploads/uploads-here.ts')
  // First whether anybody is there at all: what is dropped cannot be brought back.
  const { myId } = await askInBrowser(readSession, {})
  await dropUnfinished(myId)
}
