import { and, asc, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { DataKind } from '#contract/processing/breaches.ts'
import { dataKinds } from '#contract/processing/data-kinds.ts'
import type {
  companyProcessingRecord as companyCall,
  operatedProcessingRecord as operatedCall,
} from '#contract/processing/processing-record.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { controllerLine, controller as runBy } from '#domain/ground/legal-texts/controller.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { SheetCell } from '#platform/spreadsheets/sheet-columns.ts'
import type { StreamedSheet } from '#platform/spreadsheets/stream-sheets.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { withCapital } from '#platform/text/turkish.ts'
import { translate } from '#platform/texts.ts'
import { inventory } from './inventory.ts'
import { heading, oncely, sheetName, textColumns, workbook } from './workbook.ts'

/** The processing of which an organization is the controller, and the data that its forms ask for. */
export async function companyProcessingRecord(
  caller: Caller,
  { companyId, language = caller.language }: Input<typeof companyCall>,
): Promise<SentFile> {
  const [[company], asked, about] = await Promise.all([
    database().select({ name: companies.name }).from(companies).where(eq(companies.id, companyId)),
    askedByForms(companyId, language),
    aboutRows(caller, language),
  ])
  const title = translate(language, 'records.title')
  const own = dataKinds.filter((kind) => inventory[kind].controller === 'organization')
  return workbook(`${title} - ${company?.name ?? ''}`, () => [
    kindsSheet(own, language),
    {
      name: sheetName(language, 'forms'),
      columns: [
        ...textColumns(language, ['form', 'formState']),
        { heading: heading(language, 'held'), kind: 'number' },
        ...textColumns(language, ['asks', 'what', 'needed']),
      ],
      rows: oncely(asked),
    },
    aboutSheet(
      [
        [heading(language, 'responsible'), company?.name ?? ''],
        [heading(language, 'processor'), controllerLine(language)],
        ...about,
      ],
      language,
    ),
  ])
}

/** All processing by the operators of the product, as controller and as processor. */
export async function operatedProcessingRecord(
  caller: Caller,
  { language = caller.language }: Input<typeof operatedCall>,
): Promise<SentFile> {
  const about = await aboutRows(caller, language)
  return workbook(translate(language, 'records.title'), () => [
    kindsSheet(dataKinds, language),
    aboutSheet([[heading(language, 'responsible'), controllerLine(language)], ...about], language),
  ])
}

function kindsSheet(kinds: readonly DataKind[], language: Language): StreamedSheet {
  const word = (words: readonly string[]) =>
    words.map((one) => translate(language, 'records.word', { word: one })).join('; ')
  return {
    name: sheetName(language, 'kinds'),
    columns: textColumns(language, [
      ...['kind', 'people', 'controller', 'categories', 'purpose'],
      ...['grounds', 'sharedWith', 'howLong', 'safeguards', 'tables'],
    ]),
    rows: oncely(
      kinds.map((kind) => {
        const { people, controller, categories, grounds, sharedWith, safeguards, tables } = inventory[kind]
        return [
          withCapital(translate(language, 'inventory.what', { kind }), language),
          word([people]),
          controller === 'kopru' ? runBy().name : word([controller]),
          word(categories),
          withCapital(translate(language, 'inventory.why', { kind }), language),
          word(grounds),
          word(sharedWith),
          withCapital(translate(language, 'inventory.howLong', { kind }), language),
          word(safeguards),
          tables.join(', '),
        ]
      }),
    ),
  }
}

const aboutSheet = (rows: readonly (readonly SheetCell[])[], language: Language): StreamedSheet => ({
  name: sheetName(language, 'about'),
  columns: textColumns(language, ['subject', 'detail'], 60),
  rows: oncely(rows),
})

async function aboutRows(caller: Caller, language: Language): Promise<SheetCell[][]> {
  const { accountId } = signedIn(caller)
  const names = await accountNames(database(), [accountId])
  return [
    [heading(language, 'madeBy'), names.get(accountId) ?? ''],
    [heading(language, 'madeAt'), formatDeadline(new Date(), language)],
    ['', translate(language, 'records.care')],
  ]
}

/**
 * The data that each form ever published asks for, one row each, in the order of the form; with the number of
 * applications.
 */
async function askedByForms(companyId: string, language: Language): Promise<SheetCell[][]> {
  const [published, types] = await Promise.all([
    database()
      .select({
        id: forms.id,
        number: forms.number,
        title: forms.title,
        state: forms.state,
        content: formVersions.content,
        held: sql<number>`(select count(*)::int from ${applications}
          where ${applications.formId} = ${forms.id} and ${applications.submittedAt} is not null)`,
      })
      .from(forms)
      .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion)))
      .where(eq(forms.companyId, companyId))
      .orderBy(asc(forms.number)),
    database()
      .select({ id: documentTypes.id, name: nameIn(language, documentTypes) })
      .from(documentTypes),
  ])
  const typeNames = new Map(types.map(({ id, name }) => [id, name]))
  const say = (word: string) => translate(language, 'records.asked', { word })
  return published.flatMap(({ number, title, state, content, held }) => {
    const form: SheetCell[] = [`${title} (${number})`, translate(language, 'records.formState', { state }), held]
    const need = (required: boolean) => say(required ? 'required' : 'optional')
    return [
      ...content.eligibility.map(({ kind }) => [
        ...form,
        say('condition'),
        translate(language, 'copy.word', { word: kind }) || kind,
        say('required'),
      ]),
      ...content.questions
        .filter(({ kind }) => kind !== 'page')
        .map(({ label, required }) => [...form, say('question'), label, need(required)]),
      ...content.documents.map((document) => [
        ...form,
        say('document'),
        documentName(document, language, typeNames.get(document.documentTypeId) ?? ''),
        document.when === null ? need(document.required) : say('some'),
      ]),
      // Every application contains the profile as submitted.
      [...form, say('profile'), translate(language, 'records.profile'), say('required')],
    ]
  })
}
