import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { Card, Row, Rows } from '../../parts/Card.tsx';
import { MoonIcon } from '../../parts/icons.tsx';
import { Tabs } from '../../parts/lists/Tabs.tsx';
import { useLotteryChoice } from '../../parts/lottery/lottery-choice.ts';
import { Choice } from '../../parts/numbers/Choice.tsx';
import { HonestLine } from '../../parts/numbers/HonestLine.tsx';
import { paths } from '../../phone/paths.ts';
import { useScreenState } from '../../phone/screen-state.ts';
import { DaysOffView } from './DaysOffView.tsx';
import { FiguresView } from './FiguresView.tsx';
import { HintsView } from './HintsView.tsx';
import { TableView } from './TableView.tsx';

const VIEWS = ['table', 'figures', 'hints', 'days_off'] as const;
type View = (typeof VIEWS)[number];
const VIEW_SCREENS = { table: TableView, figures: FiguresView, hints: HintsView, days_off: DaysOffView } satisfies Record<View, unknown>;

/** `/win-number`: a lottery's past numbers as a table, what they count up to, what others say of those to come, and its days off. */
export function WinNumberScreen() {
  const { code, tabs, choose } = useLotteryChoice();
  return (
    <Tabs tabs={tabs} chosen={code} choose={choose}>
      <Numbers key={code} code={code} />
    </Tabs>
  );
}

function Numbers({ code }: { code: LotteryCode }) {
  const t = useT('numbers');
  const { dream_book: book } = useT().titles;
  const [view, setView] = useScreenState<View>('view', 'table');
  const ViewScreen = VIEW_SCREENS[view];
  return (
    <div className="flex flex-col gap-3 p-3 zoomed:p-1">
      <Choice name={t.views} options={VIEWS.map((key) => [key, t[key]] as const)} chosen={view} choose={setView} />
      <ViewScreen code={code} />
      <HonestLine />
      <Card>
        <Rows>
          <Row icon={<MoonIcon />} name={book} href={paths.dreamBook} />
        </Rows>
      </Card>
    </div>
  );
}
