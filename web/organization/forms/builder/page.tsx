import { useEffect } from 'react'
import { useParams } from 'react-router'
import { readForm } from '#contract/forms/company-forms.ts'
import { query } from '#web/queries/answers.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { onClick, onServer, type PageQueries, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { Builder } from './builder.tsx'

const formOf = (companyId: string, formId = '') => query(readForm, { companyId, formId })

const queries: PageQueries = ({ me, params }) => [formOf(me.myId, params.formId)]
export const loader = onServer(queries)
export const clientLoader = onClick(queries)

export default function BuilderPage() {
  const { myId } = useMe()
  const { formId } = useParams()
  const form = useAnswer(formOf(myId, formId))
  useEffect(() => {
    // Invalidates the cached answer, which is older than the changes made here.
    return () => void fetchAgain('writtenForm')
  }, [])
  return <Builder key={form.id} form={form} />
}
