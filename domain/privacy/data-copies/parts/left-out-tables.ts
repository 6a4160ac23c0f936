// Tables and columns that refer to people and are not in a copy, each with the reason. `complete.test.ts` checks the
// database and fails for every reference that is neither in a part nor here.

export const leftOutTables: Readonly<Record<string, string>> = {
  application_names: 'Repeats letters and facts of what was handed in, for searching.',
  member_tags: 'How an organization sorts the members of its communities.',
  member_removals:
    'What a membership was before an organization ended it, for the ten minutes in which that can be undone.',
  application_tags: 'How an organization sorts its applications.',
  assignments: 'Which member of an organization looks after an application.',
  notes: 'What members of an organization write for each other.',
  seen_applications: 'Which members have opened an application; readings of what is sensitive stand in the history.',
  interview_results: 'Scores and notes of interviewers, for the organization alone.',
  request_keys: 'Keys of requests of the last day, so that none is carried out twice; their answers are in the copy.',
  company_members: 'People who work for an organization; a candidate has no row.',
  interviewers: 'Members of an organization who hold interviews.',
  exports: 'Files that a member made; that somebody is in one stands in the history.',
  retention_holds: 'Why an organization keeps an application longer, for its own record.',
  retention_notices: 'That an organization was told when an application goes.',
  outreach_mails:
    'That an organization wrote to an address which is kept as a keyed hash alone; bound to no account, and gone after a year.',
  outreach_refusals: 'Keyed hashes of addresses that refused such e-mails; bound to no account.',
  outreach_reports: 'Such e-mails that somebody reported; nothing says who.',
  entry_lists: 'People whom a member is about to enter, kept for hours and bound to no account.',
}

/** Columns that refer to a member of an organization or an operator, and never to a candidate. */
export const ofMembers: readonly string[] = [
  'acts.account_id',
  'acts.undone_by',
  'bank_templates.changed_by',
  'breach_entries.account_id',
  'breaches.recorded_by',
  'community_announcements.account_id',
  'credit_entries.account_id',
  'form_history.account_id',
  'form_versions.published_by',
  'forms.updated_by',
  'interview_slots.created_by',
  'mailings.account_id',
  'message_templates.changed_by',
  'order_payments.account_id',
  'orders.ordered_by',
  'payment_runs.account_id',
  'payment_runs.withdrawn_by',
  'publications.account_id',
  'saved_reports.account_id',
  'team_protections.ended_by',
  'team_protections.started_by',
  'terms.opened_by',
  'views.account_id',
]

/** Other columns that seem to refer to a candidate, with the reason why they do not, or why nothing is missing. */
export const leftOutColumns: Readonly<Record<string, string>> = {
  'banks.iban_code': 'The number of a bank.',
  'countries.phone': 'The prefix of a country.',
  'publications.accept_by': 'The last moment to accept a place.',
  'companies.email': 'The address of an organization.',
  'orders.invoice_file_id': 'A file of an organization.',
  'announcement_files.file_id': 'A file of an organization.',
  'message_files.file_id': 'A file of an organization.',
  'mailing_files.file_id': 'A file of an organization, named beside the message that it came with.',
  'blank_forms.file_id': 'A file of an organization.',
  'credit_entries.about_id': 'What an organization’s credit was spent on; the application itself is in the copy.',
}

/** Schemas of the database that are not ours, or hold no tables of the product. */
export const leftOutSchemas: Readonly<Record<string, string>> = {
  pgboss: 'Work that waits, named by ids and gone within days; what it is about is in the copy.',
  drizzle: 'Which migrations have run.',
}
