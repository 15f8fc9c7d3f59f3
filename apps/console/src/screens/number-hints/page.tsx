import { dayShown } from '@shwekan/rules';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { LotteryChoice } from '../../parts/LotteryChoice.tsx';
import { FIRST_LOTTERY } from '../../parts/lottery-choice.ts';
import { HintForm } from './HintForm.tsx';
import { hintSearch, hintsOf, KIND_NAMES } from './hints.ts';
import { RemoveHint } from './RemoveHint.tsx';

/** What others call likely, day by day and section by section: players read it as theirs. */
export const numberHintsPage = listPage('/number-hints', {
  title: 'Hints',
  hint: 'Numbers that somebody calls likely for a draw, told to players with who said so, and never as a result. One of each kind for a section, until its betting closes: from then on it stays as it was said.',
  search: hintSearch,
  load: hintsOf,
  filters: ({ search: { lottery = FIRST_LOTTERY }, go }) => (
    <div>
      <LotteryChoice lottery={lottery} choose={(chosen) => go({ lottery: chosen })} />
    </div>
  ),
  actions: ({ search }) => (
    <DialogButton
      key={search.lottery}
      label="Add a hint"
      size="sm"
      variant="filled"
      dialog={(close) => <HintForm search={search} close={close} />}
    />
  ),
  columns: [
    { header: 'Day', cell: (row) => dayShown(row.date) },
    { header: 'Section', cell: (row) => row.section },
    { header: 'Kind', cell: (row) => KIND_NAMES[row.kind] },
    { header: 'Number', align: 'right', cell: (row) => <strong>{row.number}</strong> },
    { header: 'Who said so', cell: (row) => row.source },
    {
      header: null,
      align: 'right',
      cell: (row) =>
        row.is_closed ? null : (
          <DialogButton
            label="Remove"
            name={`Remove ${row.number} of ${dayShown(row.date)} ${row.section}`}
            dialog={(close) => <RemoveHint hint={row} close={close} />}
          />
        ),
    },
  ],
  empty: { title: 'No hints', hint: 'Add one, and players read it under the lucky numbers.' },
});
