import { Gavel, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import type { ApplicationViewProps, PanelPart } from './application-view.ts'
import styles from './panel/panel.module.css'
import { panelPartNames, panelParts } from './panel-parts.ts'

/** The panel of acts: beside the sections, on a phone a sheet that a button at the bottom opens. */
export function Panel({ foot, ...shown }: ApplicationViewProps & { foot: ReactNode }) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isOpen, setOpen] = useState(false)
  const sheet = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function open() {
    setOpen(true)
    // Focuses the sheet once it is visible.
    requestAnimationFrame(() => sheet.current?.focus())
  }

  function close() {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  const closeByKey = ({ key, defaultPrevented, target }: KeyboardEvent) => {
    const isInDialog = target instanceof Element && target.closest('dialog')
    if (isOpen && key === 'Escape' && !defaultPrevented && !isInDialog) close()
  }

  return (
    <>
      <div className={styles.opener}>
        <Button ref={opener} variant="primary" wide icon={<Gavel />} aria-expanded={isOpen} onClick={open}>
          {t('panel.open')}
        </Button>
      </div>
      <aside
        ref={sheet}
        tabIndex={-1}
        aria-label={t('panel')}
        className={styles.panel}
        data-works-at-end
        data-open={isOpen || undefined}
        onKeyDown={closeByKey}
      >
        <div className={styles.close}>
          <span>{t('panel')}</span>
          <IconButton label={t('ui.close')} icon={<X />} onClick={close} />
        </div>
        {panelPartNames.map((name) => {
          const { Part }: PanelPart = panelParts[name]
          return <Part key={name} {...shown} />
        })}
        {foot}
      </aside>
    </>
  )
}
