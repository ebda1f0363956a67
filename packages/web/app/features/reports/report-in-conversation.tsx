import { reportInConversation } from '@heima/domain/chat/report-endpoints.form.ts';
import { type PersonReportReason, personReportReasons } from '@heima/domain/reports/report-codes.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { showToast } from '#ui/toasts.ts';
import { ReportDialog, type Values } from './report-dialog.tsx';

interface ReportInConversationProps {
  conversationId: string;
  /** Who can be reported. */
  people: readonly { id: string; name: string }[];
  /** Places of the last messages of a person, which can go along. */
  lastSeqsOf: (personId: string) => number[];
  onClose: () => void;
}

interface ReportValues extends Values<PersonReportReason> {
  user_id: string;
  sendsAlong: boolean;
}

/**
 * Reports somebody of a conversation to staff (V114). Nobody reads in conversations: staff see what goes along, and that
 * is asked.
 */
export function ReportInConversation({
  conversationId,
  people,
  lastSeqsOf,
  onClose,
}: ReportInConversationProps) {
  const { t } = useTexts();
  const initial: ReportValues = { reason: '', text: '', user_id: people[0]?.id ?? '', sendsAlong: true };
  const form = useEndpointForm(reportInConversation, {
    initial,
    toArgs: ({ reason, text, user_id, sendsAlong }) => ({
      params: { id: conversationId },
      body: {
        reason: reason as PersonReportReason,
        user_id,
        ...(text.trim() && { text }),
        ...(sendsAlong && { entry_seqs: lastSeqsOf(user_id) }),
      },
    }),
    onDone: () => {
      showToast({ tone: 'success', text: t('reports.dialog.person.sent') });
      onClose();
    },
  });
  return (
    <ReportDialog of="person" form={form} reasons={personReportReasons} onClose={onClose}>
      {people.length > 1 && (
        <SelectField
          {...form.field('user_id')}
          label={t('reports.dialog.who')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <CheckField {...form.field('sendsAlong')} label={t('reports.dialog.sendsAlong')} />
    </ReportDialog>
  );
}
