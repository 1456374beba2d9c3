import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

import { useFlowPage } from '../../components/useFlowPage';
import { NotFoundScreen } from '../../kernel/NotFoundScreen';
import { ProfilePage } from './ProfilePage';
import { ChangeCodePage } from './ChangeCodePage';
import { ChangeDonePage } from './ChangeDonePage';
import type { ChangeFrame, ChangeModel } from './ChangeModel';
import { pathOfChange } from './pathOfChange';

interface ChangeRoutesProps {
  readonly model: ChangeModel;
  readonly frame: ChangeFrame;
  /** The form itself. */
  readonly children: ReactNode;
}

/** Form, code, result of one change of the profile: a page each, so that Back goes one step and keeps everything. */
export function ChangeRoutes({ model, frame, children }: ChangeRoutesProps) {
  return (
    <Routes>
      <Route
        index
        element={
          <ChangeFormPage model={model} frame={frame}>
            {children}
          </ChangeFormPage>
        }
      />
      <Route path="code" element={<ChangeCodePage model={model} frame={frame} />} />
      <Route path="done" element={<ChangeDonePage model={model} frame={frame} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

const ChangeFormPage = observer(function ChangeFormPage({ model, frame, children }: ChangeRoutesProps) {
  useFlowPage({ path: frame.path, rightPath: pathOfChange(frame, model), open: model.openForm });
  return (
    <ProfilePage title={frame.title} lead={frame.lead} back={frame.back}>
      {children}
    </ProfilePage>
  );
});
