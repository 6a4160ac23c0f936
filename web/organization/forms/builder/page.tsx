import { useEffect } from 'react'
import { useParams } from 'react-router'
import { readForm } from '#contract/forms/company-forms.ts'
import { query } from '#web/queries/answers.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { Builder } from './builder.tsx'

const formOf = (companyId: string, formId = '') => query(readForm, { companyId, formId })

const queries: PageQueries = ({ me, params }) => [formOf(me.myId, params.formId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function BuilderPage() {
  const { myId } = useMe()
  const { formId } = useParams()
  const form = useAnswer(formOf(myId, formId))
  useEffect(() => {
    // Invalidates the cached answer, which is older than the changes made here.
    return () => void invalidate('writtenForm')
  }, [])
  return <Builder key={form.id} form={form} />
}
