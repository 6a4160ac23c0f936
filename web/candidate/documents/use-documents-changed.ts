import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { documentsChanged, hearDocuments } from './documents-changed.ts'

export function useDocumentsChanged() {
  const answers = useQueryClient()
  return () => documentsChanged(answers)
}

/** On a page that shows documents: what other tabs change is shown here too. */
export function useDocumentsOfOtherTabs() {
  const answers = useQueryClient()
  useEffect(() => hearDocuments(answers), [answers])
}
