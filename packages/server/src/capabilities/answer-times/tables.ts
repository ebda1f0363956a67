import type { AnswerPace } from '@heima/domain/answer-times/pace.ts';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    answer_time: { user_id: string; pace: AnswerPace; calculated_at: Instant };
  }
  interface Views {
    usual_answer_time: { user_id: string; pace: AnswerPace };
  }
}
