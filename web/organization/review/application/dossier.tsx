import { FileDown, Printer } from 'lucide-react'
import { linkDossier } from '#contract/review/dossier.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import type { Application } from './application-view.ts'
import styles from './page.module.css'

/** Buttons to print the application, and to download it. */
export function Dossier({ application: { id: appId, formId } }: { application: Application }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  const download = () =>
    act(
      () => askInBrowser(linkDossier, { companyId, formId, appId }),
      ({ link }) => link && window.location.assign(link.address),
    )
  return (
    <span className={styles.dossier}>
      <IconButton label={t('dossier.print')} icon={<Printer />} onClick={() => window.print()} />
      <IconButton
        label={t('dossier.pdf')}
        icon={<FileDown />}
        aria-busy={busy || undefined}
        onClick={() => !busy && void download()}
      />
    </span>
  )
}
