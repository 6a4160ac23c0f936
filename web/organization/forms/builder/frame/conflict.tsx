import { useState } from 'react'
import type { FormContent, FormPart } from '#contract/forms/form-content.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { partTexts } from '../../words.ts'
import { useLines } from '../part-lines.ts'
import { useBuilder } from '../use-builder.ts'
import styles from './conflict.module.css'

/** A colleague saved the same part: shows both versions, and lets the officer choose before anything is overwritten. */
export function ConflictNotice({ part }: { part: FormPart }) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { conflicts, content, saving } = useBuilder()
  const [looking, setLooking] = useState(false)
  const conflict = conflicts[part]
  if (!conflict) return null
  const by = conflict.by ?? t('somebody')
  const acts = (
    <Cluster>
      <Button size="small" onClick={() => saving.takeTheirs(part)}>
        {t('conflict.theirs')}
      </Button>
      <Button size="small" onClick={() => saving.keepMine(part)}>
        {t('conflict.mine')}
      </Button>
    </Cluster>
  )
  return (
    <>
      <Notice
        tone="warning"
        live
        title={t('conflict.title', { part: t(partTexts[part]) })}
        actions={
          <Cluster>
            <Button size="small" variant="primary" onClick={() => setLooking(true)}>
              {t('conflict.look')}
            </Button>
            {acts}
          </Cluster>
        }
      >
        {t('conflict.detail', { by, at: formatDateTime(conflict.at, language) })}
      </Notice>
      <Dialog
        open={looking}
        keepsFooter
        width={680}
        title={t('conflict.title', { part: t(partTexts[part]) })}
        onClose={() => setLooking(false)}
        footer={acts}
      >
        <div className={styles.both}>
          <Side title={t('conflict.by', { by })} part={part} content={conflict.theirs} />
          <Side title={t('conflict.yours')} part={part} content={content} />
        </div>
      </Dialog>
    </>
  )
}

function Side({ title, part, content }: { title: string; part: FormPart; content: FormContent }) {
  const lines = useLines()(part, content)
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
