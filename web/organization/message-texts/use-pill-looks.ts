import type { MessageField } from '#contract/mailings/message-fields.ts'
import { useTexts } from '#web/texts/texts.tsx'
import type { Pill } from './pill-text.ts'
import styles from './written-text.module.css'

export interface PillLooks {
  readonly nameOf: (pill: Pill) => string
  /** The pill's text for screen readers */
  readonly saidOf: (pill: Pill) => string
  readonly classOf: (pill: Pill) => string
}

/** The name and the look of each pill. */
export function usePillLooks(isOfMembers = false): PillLooks {
  const t = useTexts('org_candidate_list_and_detail')
  const fieldName = (field: MessageField) =>
    t('message.field', { field: isOfMembers && field === 'link' ? 'communityLink' : field })
  const nameOf = (pill: Pill) => {
    if (pill.kind === 'else') return t('message.field.else')
    if (pill.kind === 'end') return t('message.field.end')
    const field = fieldName(pill.field)
    if (pill.kind === 'if') return t('message.field.if', { field })
    return pill.kind === 'field' ? field : t('message.field.ifAny', { field })
  }
  return {
    nameOf,
    saidOf: (pill) => t('message.field.said', { name: nameOf(pill) }),
    classOf: ({ kind }) => (kind === 'field' || kind === 'fieldIfAny' ? styles.field : styles.condition) ?? '',
  }
}
