_arrowmeta() {
  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"
  local command="${COMP_WORDS[1]}" known=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    known=COMMANDS
  else
    case "$command $prev" in
      VALUES
    esac
    case "$cur" in -*) case "$command" in
      OPTIONS
    esac;; esac
  fi
  COMPREPLY=($(compgen -W "$known" -- "$cur"))
}
complete -o default -F _arrowmeta arrowmeta
