import type { ChecklistItem } from '#contract/forms/company-forms.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { useBuilder } from '../use-builder.ts'
import { useWhere } from '../use-builder-place.ts'
import { focusField } from './focus-field.ts'

/** Names a checklist item's question, and focuses the item's field. */
export function useChecklist() {
  const t = useTexts('org_forms')
  const { content } = useBuilder()
  const { go } = useWhere()

  function questionOf({ field }: ChecklistItem) {
    const at = Number(/^questions\.(\d+)/.exec(field)?.[1] ?? -1)
    const question = content.questions[at]
    return question && { ...question, nth: at + 1 }
  }

  /** Names the question: in a form with a hundred questions its position alone says little. */
  function nameOf(item: ChecklistItem): string | undefined {
    const question = questionOf(item)
    if (!question) return undefined
    const label = question.label.trim()
    return t('checklist.question', { nth: question.nth, label, named: label === '' ? 'no' : 'yes' })
  }

  async function show(item: ChecklistItem) {
    await go(item.part, questionOf(item)?.id)
    whenThere(item.field)
  }

  return { nameOf, show }
}

/** Waits for the field: the part's code may still be loading. */
function whenThere(field: string, tries = 40) {
  const isThere = document.getElementById(field) !== null
  if (isThere || tries === 0) focusField(field)
  else setTimeout(() => whenThere(field, tries - 1), 50)
}
